import { randomBytes } from 'node:crypto'

export const newSid = (prefix: 'SM' | 'MM' | 'ME' | 'HX'): string => `${prefix}${randomBytes(16).toString('hex')}`
