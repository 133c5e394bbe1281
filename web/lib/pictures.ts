/** The narrower form that is kept of each of our own pictures. */
export const smaller = (url: string): string => url.replace(/^(\/media\/\w+)\.webp/, '$1-s.webp')

/** For srcSet: lists take the narrow one. */
export const widths = (url: string, width: number): string => `${smaller(url)} 480w, ${url} ${width}w`
