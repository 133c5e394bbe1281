import { ComponentError } from '../components/error-screen.tsx'

/** Stands in for a page that failed to load or to draw, inside of what stands around it. */
export const PageFailed = () => <ComponentError />
