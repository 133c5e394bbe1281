/** What is done, once it is chosen; a tap may come twice. */
export type Tap = () => Promise<unknown>
/** Acts by name; undefined where there is nothing to do it with. */
export type Acts = Record<string, () => Promise<Tap | undefined>>
