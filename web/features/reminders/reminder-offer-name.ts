export const getReminderOfferName = (userId: string) => `reminder-offer:${userId}`
