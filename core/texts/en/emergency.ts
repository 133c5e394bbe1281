/** 'Flat tyre, help'. */
export const emergency = {
  title: 'help with your flat tyre',
  menu: 'Flat tyre, help!',
  menuHint: 'Who can come to you now',
  meanwhile:
    '*Meanwhile*\n• Hazard lights on, and off the road as far left as you can, also on a flat tyre\n• Warning triangle 45 m or more behind the car\n• On a freeway everybody out on the left side, behind the barrier, away from traffic; elsewhere stay in the locked car if it feels unsafe\n• Change no wheel beside moving traffic\n• Danger or injury: *112* from any mobile, *10111* police, *10177* ambulance',
  where:
    'I find who can come. *Where are you?* Tap 📎 (or +), then Location, and send your current location. Or type the nearest suburb, town or off-ramp.',
  elsewhere: '*Not near {place}?* Send your location with 📎, or the nearest suburb or off-ramp.',
  hurry:
    '{hasShop, select, true {I cannot send them myself: call *{shop}* now, ☎ {phone}. In danger or hurt: *112*.} other {I cannot send anybody myself. Call your insurer or motoring club. In danger or hurt: *112*.}}',
  theyRead: 'The shops that you ask read this too: “{words}”',
  unknownPlace:
    'I do not know the place "{words}". The name of the nearest suburb or town is enough, or send your location with 📎.',
  kept: 'I keep that for whoever comes.',
  keptWords: 'I keep for whoever comes: “{words}”',
  whereAgain:
    '*Which suburb or town is nearest?* If you do not know any name, your phone does: tap 📎 (or +) beside where you type, then *Location*, then *Send your current location*.',
  callNow:
    'I still do not know where you are, so call now: *112* in danger or hurt, else your insurer or motoring club. Or talk to one of us. As soon as you name a suburb or town, or send your location with 📎, I find who can come.',
  open: '*Open now and come out near {place}. Call:*',
  openUntil: 'open until {until}',
  openNow: 'open now',
  noneOpen: 'No shop that comes out near {place} is open now. These open next:',
  opensAt: 'opens {hasDay, select, true {{day}} other {today}} at {time}',
  callOut: 'Call-out {price}',
  none: 'I know no shop that comes out near {place}. Your insurer or motoring club may send roadside help: its number often stands on the licence disc holder.',
  tyreShops: '*Tyre shops that are open now, if the spare takes you there:*',
} as const
