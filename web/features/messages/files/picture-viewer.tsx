import Yarl from 'yet-another-react-lightbox'
import Download from 'yet-another-react-lightbox/plugins/download'
import 'yet-another-react-lightbox/styles.css'

type Picture = { src: string; save: string; alt: string; name: string; width: number; height: number }
type Props = { pictures: readonly Picture[]; at: number; onClose(): void }

/** Photos of a conversation over the whole screen, each to be saved. */
export default function PictureViewer({ pictures, at, onClose }: Props) {
  return (
    <Yarl
      open
      close={onClose}
      index={at}
      plugins={[Download]}
      slides={pictures.map(({ name, save, ...one }) => ({ ...one, download: { url: save, filename: name } }))}
      animation={{ fade: 150, swipe: 200 }}
      carousel={{ finite: true }}
      render={pictures.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      controller={{ closeOnBackdropClick: true }}
    />
  )
}
