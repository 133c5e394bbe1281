import { ArrowLeft, Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../components/business/no-business.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { quietButton } from '../../components/styles.ts'
import { Spinner } from '../../components/ui/states.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportSteps } from './import-steps.tsx'
import { PastImports } from './past-imports.tsx'

/** Stock from a price list: a file is chosen, its rows are looked at, and the good ones are imported. */
export function ImportScreen() {
  const { params } = useAddress()
  const { chosen, areKnown } = useChosenShop()
  const importId = params.get('import') ?? undefined
  if (!areKnown) return <Spinner>Loading...</Spinner>
  return (
    <ConsolePage
      title="Import stock"
      about="Bring your price list as it is: Spoor works out the columns and shows every change first."
      actions={
        <>
          <Link
            to={`/business/inventory${withChanges('', { shop: params.get('shop') ?? undefined })}`}
            className={quietButton}
          >
            <ArrowLeft aria-hidden size={18} /> Inventory
          </Link>
          {chosen && (
            <a
              href={addressOf('GET /shops/:shopId/stock.csv', { params: { shopId: chosen.id } })}
              download
              className={quietButton}
            >
              <Download aria-hidden size={18} /> Export my stock
            </a>
          )}
        </>
      }
    >
      {!chosen && <NoBusiness />}
      {chosen && !importId && (
        <>
          <ChooseFile shopId={chosen.id} />
          <PastImports shopId={chosen.id} />
        </>
      )}
      {importId && <ImportSteps key={importId} id={importId} />}
    </ConsolePage>
  )
}
