import { Check, Plus } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { isSame, useGarage } from '#web/lib/device/garage.ts'
import type { VehicleSearch } from '#web/lib/page/search-address.ts'
import { toast, toastError } from '../../../lib/toast.ts'

type Props = { vehicle: VehicleSearch; size: string | undefined; rearSize: string | undefined }

/** Keeps the vehicle that is searched for, with the size that was chosen. */
export default function KeepVehicle({ vehicle: { make, model, variant = '', year }, size, rearSize }: Props) {
  const { vehicles, keep } = useGarage()
  const wanted = {
    make,
    model,
    variant,
    name: '',
    year: year === undefined ? null : Number(year),
    size: size ?? null,
    rearSize: rearSize ?? null,
    plate: '',
  }
  if (vehicles.some((one) => isSame(one, wanted)))
    return (
      <p className="inline-flex min-h-11 items-center gap-2 font-semibold text-verified">
        <Check aria-hidden size={18} /> In my garage
      </p>
    )
  return (
    <Button
      look="quiet"
      disabled={keep.isPending}
      onClick={() =>
        keep.mutate(wanted, {
          onSuccess: () => toast({ type: 'success', title: `${make} ${model} is in your garage` }),
          onError: toastError,
        })
      }
    >
      <Plus aria-hidden size={18} /> Keep in my garage
    </Button>
  )
}
