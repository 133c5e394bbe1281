import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { SiteContentForm } from '#core/contracts/forms/content.ts'
import { Badge } from '#web/components/console/badge.tsx'

export type Typed = z.input<typeof SiteContentForm>
export type ContentFormOf = Omit<UseFormReturn<Typed, unknown, SiteContentForm>, 'handleSubmit'>

/** Beside the name of what only the demo says. */
export const DemoMark = () => <Badge tone="warning">Demo content</Badge>
