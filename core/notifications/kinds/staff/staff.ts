import { memberNews } from './member-news.ts'
import { shopInvitation } from './shop-invitation.ts'

/** The kinds about who belongs to a shop. */
export const staffKinds = { shop_invitation: shopInvitation, member_news: memberNews }
