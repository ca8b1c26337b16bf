import { accountCookies, accountPaths, type signInEndpoints } from '@homestead/contract/accounts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError, apiContext, callApi } from '#platform';

/** `/` leads visitors and clients to the homepage, staff to where their role lands (decision 1). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const hasSession = request.headers.get('cookie')?.includes(`${accountCookies.session}=`) ?? false;
  if (!hasSession) return redirect('/homepage', 302);
  try {
    const { data } = await callApi<typeof signInEndpoints.session>(context.get(apiContext), {
      method: 'GET',
      path: accountPaths.session,
      signal: request.signal,
    });
    return redirect(data.landing, 302);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return redirect('/homepage', 302);
    throw error;
  }
}
