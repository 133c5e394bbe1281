/** Street codes of the better known areas, by place. A code that is not here is still a postal code, without a position. */
export const postalCodeLines = `
Pretoria: 0001 0002
Menlyn: 0081 0181
Hatfield: 0083
Centurion: 0157
Mamelodi: 0122
Soshanguve: 0152
Rustenburg: 0299 0300
Polokwane: 0699 0700
Tzaneen: 0850
Louis Trichardt: 0920
Thohoyandou: 0950
eMalahleni: 1034 1035
Middelburg: 1050
Mbombela: 1200 1201
White River: 1240
Germiston: 1400 1401
Alberton: 1449
Boksburg: 1459
Benoni: 1501
Springs: 1560
Edenvale: 1609
Kempton Park: 1619 1620
Tembisa: 1632
Midrand: 1685
Florida: 1709
Roodepoort: 1724 1725
Krugersdorp: 1739 1740
Randfontein: 1759
Soweto: 1804
Lenasia: 1827
Vanderbijlpark: 1911
Vereeniging: 1930 1939
Johannesburg: 2000 2001
Bedfordview: 2007
Alexandra: 2090
Sandton: 2146 2196
Bryanston: 2191
Randburg: 2194
Ermelo: 2301
Secunda: 2302
Potchefstroom: 2520 2531
Klerksdorp: 2570 2571
Mafikeng: 2745
Newcastle: 2940
Pietermaritzburg: 3201
Ladysmith: 3370
Pinetown: 3610
Richards Bay: 3900
Durban: 4001
Chatsworth: 4092
Amanzimtoti: 4126
Port Shepstone: 4240
Umhlanga: 4319 4320
East London: 5201 5241
Queenstown: 5320
Gqeberha: 6001
Walmer: 6070
Grahamstown: 6140
Kariega: 6229
Jeffreys Bay: 6330
Mossel Bay: 6500
George: 6529 6530
Knysna: 6570
Oudtshoorn: 6620
Worcester: 6850
Somerset West: 7130
Strand: 7140
Table View: 7441
Parow: 7500
Bellville: 7530
Durbanville: 7550
Brackenfell: 7560
Kraaifontein: 7570
Kuils River: 7580
Stellenbosch: 7600
Paarl: 7646
Rondebosch: 7700
Claremont: 7708
Khayelitsha: 7784
Mitchells Plain: 7785
Wynberg: 7800
Cape Town: 8001
Kimberley: 8301
Upington: 8800
Bloemfontein: 9300 9301
Welkom: 9459 9460
Kroonstad: 9499
Bethlehem: 9700
Sasolburg: 1947
`
