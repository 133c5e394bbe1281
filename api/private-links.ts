import type { RequestHandler } from 'express'

/** Headers of pages whose address is their key: no other site learns it, and no search engine lists it. */
export const privateLinks: RequestHandler = (_request, response, next) => {
  response.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
  next()
}
