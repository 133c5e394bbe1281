/** '235/45R18 + 265/40R18': front, and rear where it differs. */
export const pairText = ({ front, rear }: { front: string; rear: string | null }): string =>
  rear === null ? front : `${front} + ${rear}`
