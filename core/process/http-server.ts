import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Health, healthHandler } from './health.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export type HttpServer = {
  /** For other listeners on the same port, such as sockets. */
  server: Server
  port: number
  /** Sends requests to this handler from now on; until then the answer is to come back later. */
  serve(handler: Handler): void
  /** Takes no more connections and resolves when the running requests are answered. */
  close(): Promise<void>
}

/** How long a request may still run once the server closes. */
const ANSWER_LIMIT_MS = 8_000

/** The port cannot be opened; the message is a sentence for people. */
export class PortTaken extends Error {}

/**
 * Opens the port and serves the process's health at once, so that a port in use is noticed before anything else is
 * opened. Throws PortTaken.
 */
export function openHttpServer(
  address: { port: number; host?: string | undefined },
  health: Health,
): Promise<HttpServer> {
  const answerHealth = healthHandler(health)
  let handle: Handler = comeBack
  const server = createServer((request, response) => answerHealth(request, response, () => handle(request, response)))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      setTimeout(() => server.closeAllConnections(), ANSWER_LIMIT_MS).unref()
    })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refused(address.port, error)))
    server.listen(address, () => {
      server.removeAllListeners('error')
      const bound = server.address()
      const port = typeof bound === 'object' && bound ? bound.port : address.port
      resolve({
        server,
        port,
        serve: (handler) => {
          handle = handler
        },
        close,
      })
    })
  })
}

function comeBack(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Starting. Try again in a moment.\n')
}

function refused(port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') return new PortTaken(`PORT ${port} is already in use; set PORT to another one`)
  if (error.code === 'EACCES')
    return new PortTaken(`PORT ${port} may not be used by this user; set PORT to another one`)
  return error
}
