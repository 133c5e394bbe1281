import { brand } from '#core/rules/brand.ts'
import type { joiningNotices as english } from '../../en/seller/joining-notices.ts'

export const joiningNotices: typeof english = {
  footer: `Jy kry hierdie e-pos omdat jy na ’n winkel op ${brand.name} omsien.`,
  dashboard: 'Jou paneelbord',
  profile: 'Maak reg en dien weer in',
  approved: (shop) => ({
    title: `${shop} is goedgekeur`,
    line: 'Bestuurders vind dit van nou af. Voeg jou voorraad by, en antwoord besprekings en boodskappe op jou paneelbord.',
  }),
  rejected: (shop) => ({
    title: `${shop} is nie goedgekeur nie`,
    line: 'Maak dit reg in jou profiel en dien dit weer in op jou paneelbord.',
  }),
  more_asked: (shop) => ({
    title: `Voor ons ${shop} goedkeur, het ons nog iets nodig`,
    line: 'Dien dit weer in op jou paneelbord sodra dit daar is.',
  }),
  template: `Nuus oor die aansoek van {{1}} op ${brand.name}. {{2}} Die res staan op jou paneelbord.`,
  submitted: (shop, place) => `${shop} in ${place} wag vir goedkeuring`,
  submittedLine: (owner) => `Ingedien deur ${owner}.`,
  adminFooter: `Jy kry hierdie e-pos omdat jy na ${brand.name} omsien.`,
}
