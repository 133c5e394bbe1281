import { useEffect, useRef } from 'react'

/** The text as a QR code, named for those who cannot see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    void import('qrcode').then(({ toCanvas }) => {
      if (!isGone && canvas.current) void toCanvas(canvas.current, text, { width: 200, margin: 2 })
    })
    return () => {
      isGone = true
    }
  }, [text])
  return <canvas ref={canvas} width={200} height={200} role="img" aria-label={label} className="rounded-lg" />
}
