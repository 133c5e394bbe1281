import type { ReactNode } from 'react'
import type { PageInfo } from '../lib/page/page.ts'

/** What a file of pages/ brings. */
export type PageFile = { Component: () => ReactNode; page: PageInfo }

/** What the file of a screen brings, by name. */
export type ScreenFile = Readonly<Record<string, () => ReactNode>>

/** Pages that are a screen of a feature under a title: by the page's name the title, the file below features/, its export. */
export type Screens = Readonly<Record<string, readonly [title: string, file: string, screen: string]>>
