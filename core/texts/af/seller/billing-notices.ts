import { brand } from '#core/rules/brand.ts'
import { formatRandExact } from '#core/rules/format.ts'
import type { billingNotices as english } from '../../en/seller/billing-notices.ts'
import { dayWords } from '../../when.ts'
import { dates } from '../dates.ts'

export const billingNotices: typeof english = {
  title: ({ stage, shop, number }) =>
    stage === 'issued'
      ? `Faktuur ${number} van ${shop}`
      : stage === 'after' || stage === 'late'
        ? `Faktuur ${number} van ${shop} is agterstallig`
        : `Faktuur ${number} van ${shop} moet nog betaal word`,
  line: ({ stage, owedCents, dueOn }) => {
    const [amount, day] = [formatRandExact(owedCents), dayWords(dueOn, dates)]
    return stage === 'after' || stage === 'late'
      ? `${amount} moes op ${day} betaal gewees het.`
      : `${amount} is betaalbaar op ${day}.`
  },
  ignore: 'As jy reeds betaal het, dankie: jy hoef niks te doen nie. Gee asseblief die nommer as jy betaal.',
  open: 'Sien die faktuur',
  footer: `Jy kry hierdie e-pos omdat ’n winkel op ${brand.name} joune is.`,
}
