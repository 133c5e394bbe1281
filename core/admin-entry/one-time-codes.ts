import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import { brand } from '../rules/brand.ts'

const STEP_SECONDS = 30

export const newKey = (): string => generateSecret()

/** What an authenticator app scans. */
export const keyAddress = (key: string, email: string): string =>
  generateURI({ issuer: brand.name, label: email, secret: key })

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The step of time that the code belongs to: this one, the one before or the next; undefined for any other code. */
export function stepOfCode(key: string, code: string, at: Date): number | undefined {
  const found = verifySync({ secret: key, token: code, epoch: seconds(at), epochTolerance: STEP_SECONDS })
  return found.valid ? Math.floor(seconds(at) / STEP_SECONDS) + found.delta : undefined
}

/** The code of an authenticator at this moment. */
export const codeOfKey = (key: string, at: Date): string => generateSync({ secret: key, epoch: seconds(at) })
