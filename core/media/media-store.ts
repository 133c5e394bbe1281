/** A store of pictures or other files. A name stands for one content for ever, so writing it twice changes nothing. */
export type MediaStore = {
  put(name: string, bytes: Uint8Array, type?: string): Promise<void>
  /** Undefined when there is nothing of this name. Throws when the store does not answer. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Removing what is not there changes nothing. */
  remove(name: string): Promise<void>
}
