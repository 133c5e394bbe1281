import { Refusal } from '../errors.ts'

export const auditOnlyForAdmins = () => new Refusal('NOT_ALLOWED', 'Your account may not do this.', 403)
