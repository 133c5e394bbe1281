import type { ReactNode } from 'react'
import type { Head, PageInfo } from '../lib/page/page.ts'

/** What a file of pages/ brings. */
export type PageFile = { Component: () => ReactNode; page: PageInfo }

/** What the file of a screen brings, by name. */
export type ScreenFile = Readonly<Record<string, () => ReactNode>>

/**
 * Pages that are a screen of a feature and no more: by the page's name its title, the screen's file below features/ and
 * what it exports. Where search engines may come, there is more to its head than a title.
 */
export type Screens = Readonly<Record<string, readonly [head: string | Head, file: string, screen: string]>>
