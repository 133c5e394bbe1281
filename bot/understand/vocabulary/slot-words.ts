/** Words that the patterns of slots look for, so that a typing error in them is found. */
export const slotWords: readonly string[] =
  `under below less lower than max maximum maks budget about around over above cheaper drops drop within upto most cap limit onder minder hoogstens begroting meer nie tot
  ngaphansi tlase tops rand rands bucks zar each total altogether altesaam elk stuk tyre km kms kilometer kilometers kilometre kilometres kilos radius binne
  half past quarter to kwart oor voor uur oclock ekuseni emini ntambama kusihlwa oggend middag namiddag aand morning afternoon evening noon midday soggens smiddags
  hoseng motsheare mantsiboya kusasa week weeks month year end next this coming volgende komende aanstaande hierdie weekend naweek maandeinde einde maand olandelayo ozayo
  front rear voor agter back option number nommer nr choice keuse set pair stel paar both single all four terrain highway mud modder load index speed rating model
  english afrikaans zulu isizulu xhosa isixhosa sesotho sotho setswana tswana sepedi isingisi isibhulu engels seburu senyesemane
  whatsapp email mail sms between tussen from after before until after phakathi only weekdays weekends`.split(/\s+/)
