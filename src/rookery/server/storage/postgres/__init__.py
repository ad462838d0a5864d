"""The store on PostgreSQL: any number of server processes on one database."""
