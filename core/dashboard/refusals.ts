import { Refusal } from '../errors.ts'

export const noticeNotFound = () => new Refusal('NOTICE_NOT_FOUND', 'There is no such notice', 404)
