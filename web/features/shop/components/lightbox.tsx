import Yarl from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'

type Props = { pictures: ShopProfile['gallery']; at: number; onClose(): void }

/** The pictures over the whole screen. */
export default function Lightbox({ pictures, at, onClose }: Props) {
  return (
    <Yarl
      open
      close={onClose}
      index={at}
      slides={pictures.map(({ url, alt, width, height }) => ({ src: url, alt, width, height }))}
      animation={{ fade: 150, swipe: 200 }}
      carousel={{ finite: pictures.length < 2 }}
      controller={{ closeOnBackdropClick: true }}
    />
  )
}
