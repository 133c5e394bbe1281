/** A refusal that a person can read: the code is for machines, the message for people. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string> | undefined
  constructor(code: string, message: string, status = 409, fields?: Record<string, string>) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.fields = fields
  }
}
