import { useAddress } from '#web/lib/page/address.ts'

/** Which phones are open stands in the address: /simulator?phones=27…,27…,ZA.… with numbers without their plus sign. */
export function useOpenPhones() {
  const { params, go } = useAddress()
  const given = params.get('phones')
  const addresses = given?.split(',').flatMap((text) => addressOf(text.trim()) ?? [])
  return {
    addresses: given === null ? undefined : addresses,
    setAddresses: (next: string[]) =>
      go({ phones: next.map((one) => one.replace('+', '')).join(',') || 'none' }, 'replace'),
    text: params.get('text') ?? undefined,
    forgetText: () => go({ text: undefined }, 'replace'),
  }
}

function addressOf(text: string): string | undefined {
  if (/^\+?[1-9]\d{6,14}$/.test(text)) return `+${text.replace('+', '')}`
  return /^[A-Z]{2}\.[A-Za-z0-9.]+$/.test(text) ? text : undefined
}
