import type { Person, World } from '../../api/contract/world.ts'

/** A shop with an owner, staff and somebody who has left; another shop's owner, its driver, and a stranger. */
export type SellerScene = Pick<World, 'shop' | 'listing' | 'deal' | 'driver'> & {
  unverifiedGuest: Person
  owner: Person
  staff: Person
  former: Person
  other: Person
  /** The shop of `other`. */
  elsewhere: { id: string; slug: string }
}

export type SellerRight = {
  /**
   * Who may: every member, owners only, or anybody. 'own': everybody, and it answers with the caller's own
   * things alone.
   */
  for: 'members' | 'owners' | 'own' | 'anyone'
  body?: Record<string, unknown>
  /** What is sent in place of JSON. */
  file?: Uint8Array
  query?: Record<string, string>
  /** For owners, and others of the shop do not see either that it is there. */
  hidden?: true
  /** A member may make this call in the test: it answers with 2xx. Reads are called always. */
  works?: true
}

/** The operations of one subject, each with who may. */
export type SellerRights = {
  rights: Record<string, SellerRight>
  /** What stands for the names in the paths, beside `shopId`: by the word before `:id`, or by another name. */
  ids?(scene: SellerScene): Promise<Record<string, string>>
  /** The tables that nobody else may change. */
  tables: readonly string[]
}
