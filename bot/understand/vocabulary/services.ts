import type { Service } from '../types.ts'

const phrases: Record<Service, string> = {
  fitting: `fitting, tyre fitting, tire fitting, fittings, fitment appointment, fitment of, fitment booking, tyre fitment, tire fitment, a fitment, montering, bande monteer, aansit van, ukufakwa, ukufakelwa, ukufaka amathayi, ukufakelwa amathayi, ho kenya, aansit, installation, tyre installation, pas van bande, bandemontering, fitment for, fitment slot, fitment on, fitment at, tyre change`,
  alignment: `alignment, wheel alignment, allignment, alinement, alignmnt, aline, align, wheels aligned, aligned, belyning, wielbelyning, sporing, wielsporing, laser alignment, 3d alignment, ialignment, i alignment, alainment, allign, camber, tracking done, wheels align, belyn, wiele belyn, ukuqondiswa, ukulungelelaniswa, kulungelelaniswe, lungelelanisa, ukulungelelanisa, wheel-alignment, aligning, alligned`,
  balancing: `balancing, wheel balancing, balance, balanced, balans, balansering, wielbalansering, wheels balanced, wielbalans, wheel balance, balancin, ibalancing, i balancing, ballancing, balanse, balanseer, balansing, ballance`,
  rotation: `rotation, rotate, rotated, tyre rotation, tire rotation, rotate my tyres, rotating, ruil van bande, bande omruil, rotasie, rotates, swap front and back, irotation, wielrotasie, rotasies, bande roteer, roteer, tyres rotated, banderotasie`,
  'puncture repair': `puncture, puncture repair, punctures, puncher, panctured, pancture, punctured, puncture fix, plug, plug a tyre, plugging, flat tyre, flat tire, flat wheel, pap band, pap wiel, papwiel, papband, lek, lekkasie, tyre repair, tire repair, fix a puncture, fix my tyre, repair my tyre, repair a tyre, lekke band, lek band, ipuncture, i puncture, ukulungisa ithayi, ivili eliphantshileyo, ipantshi, i pantshi, panksha, phantsha, phantshile, liphantshile, nail in my tyre, nail in the tyre, screw in my tyre, slow puncture, tyre is flat, spyker in, spyker in my band, pap, patch a tyre, patch my tyre, ithayi eliphantshile, ukuphantsha, phanjiwe, lephantshile, phontshile, burst tyre, tyre burst, gaatjie, lapwerk, band herstel, heelmaak, bandherstel, bandeherstel, iphantshi, tyre plug, plugged, tyre patch`,
}

const isService = (name: string): name is Service => name in phrases

export const serviceWords: readonly [string, Service][] = Object.entries(phrases).flatMap(([service, list]) =>
  isService(service) ? list.split(',').map((phrase): [string, Service] => [phrase.trim(), service]) : [],
)
