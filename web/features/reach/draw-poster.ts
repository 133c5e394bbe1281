import { create } from 'qrcode'
import type { Reach, ReachAim } from '#core/contracts/seller/shop-profile.ts'
import { type Kind, type PaperSize, papers, posterSvg } from './poster.ts'

export type TyreSearch = { kind: Kind; paper: PaperSize; aim: ReachAim }
export const aims: Record<ReachAim, string> = { fitting: 'Book a fitting', message: 'Ask us anything' }

/** The poster of the shop as the text of an SVG file. */
export function drawPoster({ name, place, chat }: Reach, { kind, paper, aim }: TyreSearch): string {
  const { modules } = create(chat[aim], { errorCorrectionLevel: 'M' })
  const code = { size: modules.size, dark: (row: number, column: number) => modules.get(row, column) === 1 }
  return posterSvg({ name, place, aim: aims[aim], code }, kind, paper)
}

export const svgAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

const DOTS_PER_MM = 300 / 25.4

/** The same as a picture that any printer takes: 300 dots an inch. */
export async function posterPng(svg: string, paper: PaperSize): Promise<Blob> {
  const picture = new Image()
  picture.src = svgAddress(svg)
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(papers[paper].width * DOTS_PER_MM)
  canvas.height = Math.round(papers[paper].height * DOTS_PER_MM)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
