import { Refusal } from '../errors.ts'

export const adminsOnly = () => new Refusal('NOT_ALLOWED', 'Access denied - Platform admin only', 403)
