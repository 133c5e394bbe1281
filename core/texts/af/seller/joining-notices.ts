import type { onboardingNotices as onboardingNoticesInEnglish } from '../../en/seller/joining-notices.ts'
import type { Keys } from '../../sentences.ts'

export const onboardingNotices = {
  footer: 'Jy kry hierdie e-pos omdat jy na ’n winkel op {product} omsien.',
  dashboard: 'Jou paneelbord',
  profile: 'Maak reg en dien weer in',
  approved: {
    title: '{shop} is goedgekeur',
    line: 'Bestuurders vind dit van nou af. Voeg jou voorraad by, en antwoord besprekings en boodskappe op jou paneelbord.',
  },
  rejected: {
    title: '{shop} is nie goedgekeur nie',
    line: 'Maak dit reg in jou profiel en dien dit weer in op jou paneelbord.',
  },
  more_asked: {
    title: 'Voor ons {shop} goedkeur, het ons nog iets nodig',
    line: 'Dien dit weer in op jou paneelbord sodra dit daar is.',
  },
  blocked: {
    title: '{shop} is geblokkeer',
    line: 'Bestuurders kan dit nie sien of kontak nie, die oop besprekings is gekanselleer en hulle bestuurders weet dit. Skryf vir ons as jy dink dat dit ’n fout is.',
  },
  reinstated: {
    title: '{shop} is terug',
    line: 'Bestuurders vind dit weer. Besprekings wat gekanselleer is, kom nie terug nie.',
  },
  unpublished: {
    title: '{shop} is vir nou versteek',
    line: 'Bestuurders vind dit vir eers nie. Die besprekings wat jy het, bly staan.',
  },
  republished: {
    title: '{shop} is weer sigbaar',
    line: 'Bestuurders vind dit weer van nou af.',
  },
  template: "Nuus oor die winkel '{{1}}' op {product}. '{{2}}' Die res staan op jou paneelbord.",
  submitted: '{shop} in {place} wag vir goedkeuring',
  submittedLine: 'Ingedien deur {owner}.',
  adminFooter: 'Jy kry hierdie e-pos omdat jy na {product} omsien.',
} as const satisfies Keys<typeof onboardingNoticesInEnglish>
