/** The colours of cars, in the words of all languages; of Bantu languages with the prefixes that cars take. */
export const colourWords = [
  'white|black|silver|grey|gray|red|blue|green|yellow|gold(?:en)?|orange|brown|maroon|beige|cream|bronze|charcoal|purple|pink|navy|metallic|matt? black',
  'wit|swart|silwer|grys|rooi|blou|groen|geel|goud|oranje|bruin|room|pers|maroen|donker(?:blou|grys|groen|rooi)?|lig(?:blou|grys|groen)',
  '[a-z]{0,4}(?:mhlophe|mnyama|bomvu|luhlaza|phuzi|mdaka|nsundu|ntsundu|mpunga|ngwevu|thubi)',
  '(?:e |ye |bo)?(?:tshweu|tshwe?u|nts?ho|hubedu|khubedu|putswa|putsoa|pududu|tala|sehla|setlha|sootho|serolwana|thokwa|bosweu|bontsho|bohibidu|botala)|(?:e )?(?:ntsho|sweu|khibidu|hibidu)',
].join('|')
