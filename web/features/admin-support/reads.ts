/** What is read anew once conversations with us have changed. */
export const supportReads = ['GET /admin/support', 'GET /admin/support/:id', 'GET /admin/waiting'] as const
export const suggestionReads = ['GET /admin/suggestions', 'GET /admin/waiting'] as const
