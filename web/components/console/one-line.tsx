/** One line as far as there is room; the rest is there to point at. `most` is the width that it may take. */
export const OneLine = ({ most, children }: { most: string; children: string }) => (
  <span title={children} className={`block wrap-anywhere @min-[58rem]:truncate ${most}`}>
    {children}
  </span>
)
