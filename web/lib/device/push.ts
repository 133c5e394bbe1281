/** Why this browser cannot show notices; undefined if it can, once its person allows it. */
export function whyNoPush(): string | undefined {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (hasAll && Notification.permission === 'denied')
    return 'Notifications from this site are blocked. Allow them in the settings of your browser, then reload the page.'
  if (hasAll) return undefined
  return /iPhone|iPad/.test(navigator.userAgent)
    ? 'Add this site to your home screen (Share, then Add to Home Screen), and open it from there.'
    : 'This browser cannot show notifications.'
}

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Asks the person, who has just pressed a button for it, and then the browser. Throws a sentence for the person. */
export async function subscribeHere(publicKey: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(whyNoPush() ?? 'Your browser did not allow it. Press the button again to be asked once more.')
  const { pushManager } = await readyWorker()
  const known = await pushManager.getSubscription()
  // One that was made for another key of ours would never get anything.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  try {
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint = '', keys } = made.toJSON()
    return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
  } catch {
    throw new Error('Your browser could not reach its push service. Please try again.')
  }
}

const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string =>
  key
    ? btoa(String.fromCharCode(...new Uint8Array(key)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    : ''

/** The browser itself takes nothing more, whoever sends it. */
export async function unsubscribeHere(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const known = await worker?.pushManager?.getSubscription()
  await known?.unsubscribe()
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  if (!(await serviceWorker.getRegistration())) await serviceWorker.register('/sw.js')
  return serviceWorker.ready
}
