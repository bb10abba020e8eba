export const services: readonly [] = []
