import { Confirm } from '../../../components/ui/confirm.tsx'

/** Asks before a driver can no longer write to the shop. */
export default function BlockDialog({ name, onBlock, onClose }: { name: string; onBlock(): void; onClose(): void }) {
  return (
    <Confirm
      open
      title={`Block ${name}?`}
      yes="Block"
      no="Do not block"
      destroys
      onYes={() => {
        onBlock()
        onClose()
      }}
      onNo={onClose}
    >
      They can no longer write to your shop, neither here nor on WhatsApp, and are told so when they try. You can
      unblock them at any time.
    </Confirm>
  )
}
