/** The id under which the audit trail keeps what has a number instead of a uuid: one of the kind that is free to fill. */
export const numberedEntity = (id: number): string => `00000000-0000-8000-8000-${id.toString(16).padStart(12, '0')}`
