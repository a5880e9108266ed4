export const contactEmail = 'hello@zaojie.example';
