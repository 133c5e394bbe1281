import { useEffect, useState } from 'react'
import type { ProfileView } from '#core/contracts/profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { useProfileForm } from '#web/features/account/use-profile-form.ts'
import { Panel } from './panel.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { VehiclePanel } from './vehicle-panel.tsx'

const FLOATS_AFTER = 100

/** The profile as it is changed. */
export function ProfileForm({ profile, onDone }: { profile: ProfileView; onDone(): void }) {
  const { register, errors, save, isSaving, forget } = useProfileForm(profile, onDone)
  const cancel = () => {
    forget()
    onDone()
  }
  const isFloating = useScrolledBeyond(FLOATS_AFTER)
  return (
    <form noValidate onSubmit={save} className="grid gap-6 min-[90rem]:grid-cols-2 min-[90rem]:items-start">
      <PersonalFields profile={profile} register={register} errors={errors} />
      {profile.role === 'customer' && <VehiclePanel register={register} errors={errors} />}
      <Panel title="Preferences">
        <CheckField label="Send me offers and news" {...register('marketingOptIn')} />
      </Panel>
      <div className="col-span-full flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={cancel} disabled={isSaving}>
          Cancel
        </Button>
        <Button
          type="submit"
          busy={isSaving && 'Saving...'}
          look="primary"
          className={`${isFloating ? 'fixed top-3 right-4 z-40 shadow-card md:top-20 md:right-8' : ''}`}
        >
          Save Changes
        </Button>
      </div>
    </form>
  )
}

function useScrolledBeyond(pixels: number): boolean {
  const [isBeyond, setIsBeyond] = useState(false)
  useEffect(() => {
    const look = () => setIsBeyond(window.scrollY > pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return isBeyond
}
