import { zodResolver } from '@hookform/resolvers/zod';
import { loginForm } from '@zaojie/contract/accounts/account.schemas';

export const checkLogin = zodResolver(loginForm);
