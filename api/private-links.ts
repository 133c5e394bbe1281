import type { RequestHandler } from 'express'

/** Pages whose address is their key: it goes to no other site and into no search engine. */
export const privateLinks: RequestHandler = (_request, response, next) => {
  response.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
  next()
}
