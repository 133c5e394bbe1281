import type { BrandLines } from './types.ts'

/** Brands with lines that are sold in South Africa. */
export const brandLines: Record<string, BrandLines> = {
  Michelin: {
    tier: 'premium',
    lines: {
      economy: ['Energy XM2+'],
      touring: ['Primacy 4', 'Primacy 4+'],
      uhp: ['Pilot Sport 4', 'Pilot Sport 4 S', 'Pilot Sport 5'],
      run_flat: ['Pilot Sport 4'],
      suv: ['Primacy SUV+'],
      suv_uhp: ['Pilot Sport 4 SUV'],
      suv_at: ['LTX Force'],
      van: ['Agilis', 'Agilis 3'],
    },
  },
  BFGoodrich: {
    tier: 'premium',
    lines: {
      touring: ['Advantage'],
      suv_at: ['Trail-Terrain T/A'],
      all_terrain: ['All-Terrain T/A KO2'],
      mud_terrain: ['Mud-Terrain T/A KM3'],
    },
  },
  Continental: {
    tier: 'premium',
    lines: {
      economy: ['EcoContact 6'],
      touring: ['UltraContact UC6'],
      sport: ['PremiumContact 6'],
      uhp: ['SportContact 6', 'SportContact 7'],
      suv: ['CrossContact LX2'],
      suv_uhp: ['CrossContact UHP'],
      van: ['VanContact'],
    },
  },
  'General Tire': {
    tier: 'middle',
    lines: { touring: ['Altimax One S'], all_terrain: ['Grabber AT3', 'Grabber ATX'], mud_terrain: ['Grabber X3'] },
  },
  Bridgestone: {
    tier: 'premium',
    lines: {
      economy: ['Ecopia EP150', 'Ecopia EP300'],
      touring: ['Turanza T005', 'Turanza ER300', 'Turanza 6'],
      uhp: ['Potenza Sport'],
      run_flat: ['Potenza RE050A', 'Turanza T005'],
      suv: ['Dueler H/T 684', 'Dueler H/T 840', 'Alenza 001'],
      all_terrain: ['Dueler A/T 697'],
      van: ['Duravis R624', 'Duravis R660'],
    },
  },
  Firestone: {
    tier: 'value',
    lines: { economy: ['F-Series', 'Multihawk'], all_terrain: ['Destination A/T'] },
  },
  Goodyear: {
    tier: 'premium',
    lines: {
      economy: ['Assurance TripleMax 2'],
      touring: ['EfficientGrip', 'EfficientGrip 2'],
      sport: ['Eagle Sport'],
      uhp: ['Eagle F1 Asymmetric 3', 'Eagle F1 Asymmetric 5', 'Eagle F1 Asymmetric 6'],
      run_flat: ['Eagle F1 Asymmetric 3'],
      suv: ['EfficientGrip SUV'],
      all_terrain: ['Wrangler AT/SA+', 'Wrangler Adventure', 'Wrangler Duratrac'],
      van: ['Cargo Marathon'],
    },
  },
  Dunlop: {
    tier: 'middle',
    lines: {
      economy: ['SP Touring R1', 'SP Touring T1'],
      touring: ['SP Sport LM705', 'SP Sport FM800'],
      uhp: ['SP Sport Maxx 050+'],
      suv: ['Grandtrek PT3'],
      all_terrain: ['Grandtrek AT3', 'Grandtrek AT3G'],
    },
  },
  Sumitomo: { tier: 'value', lines: { touring: ['BC100'] } },
  Falken: {
    tier: 'middle',
    lines: { touring: ['Ziex ZE310 Ecorun'], uhp: ['Azenis FK510'], all_terrain: ['Wildpeak A/T3W'] },
  },
  Pirelli: {
    tier: 'premium',
    lines: {
      economy: ['Cinturato P1', 'Powergy'],
      touring: ['Cinturato P7'],
      uhp: ['P Zero'],
      run_flat: ['Cinturato P7', 'P Zero'],
      suv: ['Scorpion', 'Scorpion Verde'],
      all_terrain: ['Scorpion All Terrain Plus'],
    },
  },
  Hankook: {
    tier: 'middle',
    lines: {
      economy: ['Kinergy Eco 2 (K435)'],
      touring: ['Ventus Prime 3', 'Ventus Prime 4'],
      uhp: ['Ventus S1 evo 3', 'Ventus V12 evo2'],
      suv: ['Dynapro HP2'],
      all_terrain: ['Dynapro AT2 (RF11)'],
      van: ['Vantra LT'],
    },
  },
  Laufenn: {
    tier: 'value',
    lines: { touring: ['G Fit EQ+'], uhp: ['S Fit EQ+'], all_terrain: ['X Fit AT'] },
  },
  Yokohama: {
    tier: 'middle',
    lines: {
      economy: ['BluEarth ES32'],
      touring: ['BluEarth-GT AE51', 'Advan dB V552'],
      sport: ['Advan Fleva V701'],
      uhp: ['Advan Sport V105'],
      suv: ['Geolandar SUV G055'],
      all_terrain: ['Geolandar A/T G015'],
      mud_terrain: ['Geolandar M/T G003'],
    },
  },
  Kumho: {
    tier: 'value',
    lines: {
      economy: ['Ecowing ES31'],
      sport: ['Ecsta PS31', 'Ecsta PS71'],
      suv: ['Crugen HP71'],
      all_terrain: ['Road Venture AT51', 'Road Venture AT52'],
    },
  },
  Toyo: {
    tier: 'middle',
    lines: { uhp: ['Proxes Sport'], all_terrain: ['Open Country A/T III'], mud_terrain: ['Open Country M/T'] },
  },
  Nexen: { tier: 'value', lines: { touring: ["N'Blue HD Plus"], uhp: ["N'Fera SU1", "N'Fera RU1"] } },
  Maxxis: {
    tier: 'value',
    lines: { all_terrain: ['Bravo AT-771', 'Bravo AT-980', 'Razr AT811'], mud_terrain: ['Razr MT772'] },
  },
  Cooper: {
    tier: 'middle',
    lines: {
      all_terrain: ['Discoverer AT3 4S', 'Discoverer AT3 LT', 'Discoverer S/T Maxx'],
      mud_terrain: ['Discoverer STT Pro'],
    },
  },
  Atturo: {
    tier: 'value',
    lines: { all_terrain: ['Trail Blade A/T', 'Trail Blade X/T'], mud_terrain: ['Trail Blade M/T'] },
  },
  Apollo: {
    tier: 'value',
    lines: { economy: ['Amazer 4G Life'], touring: ['Alnac 4G'], suv: ['Apterra HT2'], all_terrain: ['Apterra AT2'] },
  },
}

/** Brands that are sold here and whose lines are not listed; drivers ask for them by name. */
export const otherBrands: readonly string[] = [
  'Linglong',
  'Triangle',
  'Westlake',
  'Goodride',
  'Sailun',
  'Rovelo',
  'Roadstone',
  'GT Radial',
  'Radar',
  'Jinyu',
  'Windforce',
  'Comforser',
  'Zeetex',
  'Fuzion',
  'Tracmax',
  'Accelera',
  'Achilles',
]
