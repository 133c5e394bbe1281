export type Language = 'en' | 'af'
