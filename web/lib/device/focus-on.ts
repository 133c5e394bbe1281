/** As the ref of what takes the place of a form: whoever sent it by keyboard, or hears the page, goes on there. */
export const focusOn = (part: HTMLElement | null): void => part?.focus()
