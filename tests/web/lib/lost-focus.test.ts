// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { handOnLostFocus } from '#web/lib/lost-focus.ts'

const page = document.body
handOnLostFocus()
afterEach(() => {
  page.querySelector<HTMLElement>(':focus')?.blur()
  page.replaceChildren()
})

const named = (name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? expect.fail(name)
const focused = () => page.querySelector('button:focus')?.textContent

test('what follows in the same row has the focus of what has vanished, else the last before it, else the next row', async () => {
  page.innerHTML = `
    <ul>
      <li><button>Open 1</button><button>Confirm 1</button><button>Decline 1</button></li>
      <li><button>Open 2</button><button>Confirm 2</button></li>
      <li><button>Open 3</button></li>
    </ul>`
  named('Confirm 1').focus()
  named('Confirm 1').remove()
  await expect.poll(focused).toBe('Decline 1')
  named('Decline 1').remove()
  await expect.poll(focused).toBe('Open 1')
  named('Open 1').closest('li')?.remove()
  await expect.poll(focused).toBe('Open 2')
})

test('what comes in its place has it', async () => {
  page.innerHTML = '<footer><button>Confirm</button><button>Delete</button></footer><button>Beside</button>'
  named('Confirm').focus()
  const start = Object.assign(document.createElement('button'), { textContent: 'Start' })
  named('Confirm').replaceWith(start)
  await expect.poll(focused).toBe('Start')
})

test('a dialog that has gone leaves it to what opened it, or to what stands in the place of that', async () => {
  page.innerHTML = '<section><button>Cancel booking</button><button>History</button></section>'
  named('Cancel booking').focus()
  const dialog = Object.assign(document.createElement('div'), { innerHTML: '<button>Yes</button>' })
  dialog.setAttribute('role', 'alertdialog')
  page.append(dialog)
  named('Yes').focus()
  named('Cancel booking').remove()
  dialog.remove()
  await expect.poll(focused).toBe('History')
})

test('a second press that was meant for what has gone does nothing to what stands in its place', async () => {
  page.innerHTML = '<footer><button>Confirm</button><button>Delete</button></footer>'
  named('Confirm').focus()
  named('Confirm').remove()
  await expect.poll(focused).toBe('Delete')
  const again = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  named('Delete').dispatchEvent(again)
  expect(again.defaultPrevented).toBe(true)
})

test('whoever clicks beside everything has left it of their own will', async () => {
  page.innerHTML = '<p>Words</p><footer><button>Confirm</button><button>Delete</button></footer>'
  named('Confirm').focus()
  page.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  named('Confirm').blur()
  document.dispatchEvent(new Event('pointerup'))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  named('Confirm').remove()
  await Promise.resolve()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(document.activeElement).toBe(page)
})
