const blocks =
  'M3 -3.5L14.5 -9v6L3 2.5zM3 6.5L14.5 1v6L3 12.5zM3 16.5L14.5 11v6L3 22.5zM3 26.5L14.5 21v6L3 32.5zM17.5 -4L29 1.5v6L17.5 2zM17.5 6L29 11.5v6L17.5 12zM17.5 16L29 21.5v6L17.5 22zM17.5 26L29 31.5v6L17.5 32z'

/** The mark: the track that a tyre leaves, two rows of slanted blocks. */
export function TreadMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={blocks} />
    </svg>
  )
}
