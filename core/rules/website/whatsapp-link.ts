/** Opens a chat with a number in WhatsApp, with words ready to be sent. */
export const whatsappLink = (number: string, words?: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}${words ? `?text=${encodeURIComponent(words)}` : ''}`
