/** Words for a part of the day and the hours that they mean, HH:MM; the more exact first. */
export const partsOfDay: readonly (readonly [words: readonly string[], hours: { from?: string; to?: string }])[] = [
  [['after work', 'na werk', 'knock off', 'after hours', 'emva komsebenzi'], { from: '16:30' }],
  [['late afternoon', 'laatmiddag', 'laat middag'], { from: '15:00' }],
  [
    ['first thing', 'early', 'earliest', 'vroeg', 'vroegoggend', 'as early as possible', 'early as they open'],
    { to: '09:30' },
  ],
  [['lunch', 'lunchtime', 'lunch time', 'middagete', 'etenstyd', 'midday'], { from: '12:00', to: '14:00' }],
  [
    ['morning', 'mornings', 'oggend', 'soggens', 'moreoggend', 'ekuseni', 'kusasa ekuseni', 'hoseng', 'mo mosong'],
    { to: '12:00' },
  ],
  [
    [
      'afternoon',
      'afternoons',
      'middag',
      'namiddag',
      'vanmiddag',
      'smiddags',
      'ntambama',
      'emva kwemini',
      'thapama',
      'mantsiboya',
    ],
    { from: '12:00' },
  ],
  [
    ['evening', 'aand', 'saans', 'kusihlwa', 'late in the day', 'later in the day', 'late on', 'laat die dag'],
    { from: '16:00' },
  ],
]
