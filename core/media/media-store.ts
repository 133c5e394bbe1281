/** A store of pictures. A name stands for one content for ever, so writing it twice changes nothing. */
export type MediaStore = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no picture of this name. Throws when the store does not answer. */
  get(name: string): Promise<Uint8Array | undefined>
}
