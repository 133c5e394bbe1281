import type { ReactNode } from 'react'
import type { PageInfo } from '../lib/page/page.ts'

/** What a file of pages/ brings. */
export type PageFile = { Component: () => ReactNode; page: PageInfo }
