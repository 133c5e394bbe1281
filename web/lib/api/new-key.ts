/** A key under which a change is made once. crypto.randomUUID exists only where the page is safe (https or localhost). */
export const newKey = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')
